export * from './PostGrid.tsx';
export * from './PostList.tsx';
