import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
// The router exports the history of its `BrowserRouter` only by this name.
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { routeOf } from '../paths.ts';
import { isPageLoaded } from './pages.ts';

/**
 * Renders the site below the browser's history. Unlike the router's own `BrowserRouter`, it uses no
 * transition for a page whose code is loaded: React renders a transition in slices of 5 ms, between
 * which a slow phone waits for frames that show nothing new.
 */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isPageLoaded(routeOf(next.location.pathname).page)) setState(next);
        // A transition keeps the present page until the code of the next one is loaded.
        else startTransition(() => setState(next));
      }),
    [history],
  );
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
};
