/** The settings that become a part of the content security policy, where `;` starts a directive. */
import * as v from 'valibot';

const imageHost = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i;

export const imageHosts = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/)),
  v.check(
    (hosts) => hosts.every((host) => imageHost.test(host)),
    'https origins separated by spaces, such as https://images.example.com https://*.cdn.example.com',
  ),
);

export const reportUri = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https:\/\/[\w:/.?=&%+~-]+$/.test(value),
    'an https address such as https://reports.example.com/csp',
  ),
);

/** Adds the origin of the API, which may serve the covers. Posts load pictures by https only. */
export const withApiOrigin = (hosts: readonly string[], apiOrigin = ''): readonly string[] => [
  ...new Set([...hosts, ...(imageHost.test(apiOrigin) ? [apiOrigin] : [])]),
];
