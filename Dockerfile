# The product as one process: client and server are built once.
FROM node:24-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Of packages only what the built server loads goes on, and of Node its program, without what debuggers read.
RUN npm run build && node scripts/lay-out.ts /image && strip -o /node /usr/local/bin/node

FROM debian:bookworm-slim
WORKDIR /app
# What a start leaves behind is given back sooner with a smaller nursery and an allocator that trims.
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled NODE_OPTIONS=--max-semi-space-size=8 \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
# Volumes of earlier releases belong to the numbers that the image of Node gives.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
  && mkdir /data && chown node:node /data
COPY --from=build /node /usr/local/bin/node
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/app/main.js"]
