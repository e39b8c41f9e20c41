# syntax=docker/dockerfile:1
# The site and its server. The settings of README.md stand in the file .env:
#   docker build --secret id=env,src=.env -t crossbar-hockey .
#   docker run --env-file .env -p 8080:8080 crossbar-hockey

FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The settings are in a file that stays out of the image. Without it, the mock API's posts are built.
RUN --mount=type=secret,id=env \
    node --env-file-if-exists=/run/secrets/env --import tsx site/build/build.ts

# From the lock file alone, so that a change of the sources keeps this layer.
FROM node:22-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim AS server
WORKDIR /site
# Every network of the container; the host decides which ports it publishes.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ACCESS_LOG=1
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
USER node

# compose.refresh.yaml: the server with the build, which renders changes of the blog.
FROM server AS refresh
COPY --from=build --chown=node:node /site ./
CMD ["node", "dist/serve.js", "--refresh", "60"]

FROM server
COPY --from=build /site/package.json ./
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
# Node itself gets SIGTERM, and answers the requests in flight for at most 20 seconds.
CMD ["node", "dist/serve.js"]
