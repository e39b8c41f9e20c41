/** Where an article can be shared: plain links, which tell nobody anything until they are followed. */
const to = (address: string, parts: Record<string, string>) =>
  `${address}?${new URLSearchParams(parts).toString()}`;

/** Links that carry an article's whole address and its title. */
export const shareLinks = (url: string, title: string) =>
  [
    {
      network: 'twitter',
      label: 'Twitter',
      href: to('https://twitter.com/intent/tweet', { url, text: title }),
    },
    {
      network: 'facebook',
      label: 'Facebook',
      href: to('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      href: to('https://www.linkedin.com/shareArticle', { mini: 'true', url, title }),
    },
  ] as const;
