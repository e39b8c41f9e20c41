const withQuery = (address: string, parts: Record<string, string>) =>
  `${address}?${new URLSearchParams(parts).toString()}`;

/** Returns links that share a post's URL and title. Plain links: no request before a click. */
export const shareLinks = (url: string, title: string) =>
  [
    {
      network: 'twitter',
      label: 'Twitter',
      href: withQuery('https://twitter.com/intent/tweet', { url, text: title }),
    },
    {
      network: 'facebook',
      label: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      href: withQuery('https://www.linkedin.com/shareArticle', { mini: 'true', url, title }),
    },
  ] as const;
