# The whole site: pages and reference API on one port. docs/production.md lists its requirements.
# The digest names the image for all platforms; .github/dependabot.yml updates it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /site
ENV npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false

# Only what runs, with the manifests of all workspaces, which the lockfile describes.
FROM base AS packages
COPY package.json package-lock.json ./
COPY examples/api/package.json examples/api/
COPY examples/host/package.json examples/host/
COPY examples/intranet/package.json examples/intranet/
COPY examples/playground/package.json examples/playground/
COPY examples/website/package.json examples/website/
RUN npm ci --ignore-scripts --omit=dev --workspace=@birrete/example-host --workspace=@birrete/example-api

FROM base AS build
COPY . .
RUN npm ci && npm run build:site \
  && find examples/api/src -name '*.test.ts' -delete

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BIRRETE_DATA=/data
COPY --from=packages /site ./
COPY --from=build /site/dist dist
COPY --from=build /site/examples/api/src examples/api/src
COPY --from=build /site/examples/host/dist examples/host/dist
COPY --from=build /site/examples/host/server examples/host/server
COPY --from=build /site/examples/host/site-page.ts examples/host/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "examples/host/server/main.ts"]
