# docker build --build-arg SITE_URL=https://garage.example --tag garage-site .
# docker build --target proxy --tag garage-proxy .
FROM node:20-bookworm AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL=
ARG SITE_CONFIG=./site.config.ts
ARG PUBLIC_DIR=
ARG RELEASE_FLAGS=
RUN npm run release -- --dir release $RELEASE_FLAGS && cd release && npm ci --omit=dev

# Terminates TLS, and serves the pages while the server restarts.
FROM caddy:2-alpine AS proxy
COPY --from=build /build/release/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /build/release/dist/client /srv/garage-site/dist/client
COPY --from=build /build/release/dist/proxy /srv/garage-site/dist/proxy

FROM node:20-bookworm-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /build/release ./
# The one folder that is written to: the SQLite file, and the list of erasures.
RUN install --directory --owner=node --group=node --mode=700 data
VOLUME /app/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
