'use client';
import { LinkProvider } from '@crossbar-hockey/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

export const Links = ({ children }: { children: ReactNode }) => (
  <LinkProvider value={Link}>{children}</LinkProvider>
);
