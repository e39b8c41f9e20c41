declare module 'virtual:built-site' {
  const site: import('./inspectBuild.ts').BuiltSite;
  export default site;
}
