// The toaster has a door of its own (#ui/toaster): pages that show no toast do not load it.
export * from './Footer/index.ts';
export * from './Header/index.ts';
export * from './PageFrame/index.ts';
export * from './Toaster/toasts.ts';
