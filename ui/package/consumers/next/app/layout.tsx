import '@crossbar-hockey/ui/global.css';
import { LogoSymbol } from '@crossbar-hockey/ui/logo';
import type { ReactNode } from 'react';
import { Links } from './Links';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <LogoSymbol />
        <Links>{children}</Links>
      </body>
    </html>
  );
}
