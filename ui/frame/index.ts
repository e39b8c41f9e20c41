// `Toaster` is a separate entry (`#ui/toaster`), so that pages load it only when they need it.
export * from './Footer/index.ts';
export * from './Header/index.ts';
export * from './PageFrame/index.ts';
export * from './Toaster/toasts.ts';
