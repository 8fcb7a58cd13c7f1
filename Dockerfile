# The whole site: pages and reference API on one port. docs/production.md lists its requirements.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund && npm run build:site

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BIRRETE_DATA=/data
WORKDIR /site
COPY --from=build /site /site
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "examples/host/server/main.ts"]
