import type { Host, HostedSite } from '../host.ts';
import { stated } from '../limits.ts';
import { staticLimits } from '../staticHost.ts';
import { viewerRequest, viewerResponse } from './functions.ts';

const upload = ({ root }: HostedSite): string =>
  [
    '#!/bin/sh',
    '# Usage: BUCKET=my-bucket DISTRIBUTION=E123 ./upload.sh',
    'set -eu',
    '# Assets first, so that no page names a file that is not there yet. Old ones stay for open pages.',
    `aws s3 sync '${root}/assets' "s3://$BUCKET/assets" --exclude '*.br' --exclude '*.gz'`,
    `aws s3 sync '${root}' "s3://$BUCKET" --exclude '*.br' --exclude '*.gz' --exclude 'assets/*' --delete`,
    'aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"',
    '',
  ].join('\n');

/** The part of a distribution that belongs to the hosting rules. */
const distribution = ({ apiOrigin, build }: HostedSite) => ({
  CustomErrorResponses: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponseCode: '404',
    ResponsePagePath: `/${build.manifest.notFound.file}`,
    ErrorCachingMinTTL: 10,
  })),
  CacheBehaviors: [
    {
      PathPattern: '/api/*',
      TargetOriginId: new URL(apiOrigin).hostname,
      // The managed policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
    },
  ],
  DefaultCacheBehavior: {
    Compress: true,
    ViewerProtocolPolicy: 'redirect-to-https',
    FunctionAssociations: ['viewer-request', 'viewer-response'],
  },
});

/** Amazon S3 behind CloudFront. */
export const s3: Host = {
  name: 's3',
  steps:
    'Make two CloudFront functions of viewer-request.js and viewer-response.js, put the values of distribution.json into your distribution, and run upload.sh after each build. Run npm run conformance -- https://YOUR-SITE once: it lists what differs.',
  limits: [
    ...stated(
      'CloudFront takes functions of 10 kB. With more than about 200 posts, the list of posts is left out, and a post that is newer than the build gets the 404 page. With more than about 100 redirects, they are left out, and the app in the browser follows them.',
      'A removed post gets the shell with status 200, which shows that the post is not found.',
      'An unknown address with capitals or slashes is redirected before it gets 404.',
    ),
    ...staticLimits,
  ],
  write: (site) =>
    Promise.resolve({
      'viewer-request.js': viewerRequest(site),
      'viewer-response.js': viewerResponse(site),
      'distribution.json': `${JSON.stringify(distribution(site), undefined, 2)}\n`,
      'upload.sh': upload(site),
    }),
};
