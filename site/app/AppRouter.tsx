import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { routeOf } from '../paths.ts';
import { isPageLoaded } from './pages.ts';

/** Shows the page of a path by a function that sets the state. */
const showPage = (pathname: string, show: () => void) => {
  if (isPageLoaded(routeOf(pathname).page)) show();
  // A transition keeps the present page until the code of the next one is loaded.
  else startTransition(show);
};

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
    () => history.listen((next) => showPage(next.location.pathname, () => setState(next))),
    [history],
  );
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
};
