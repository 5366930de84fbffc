# The product as one process: client and server are built once.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Tools that build and test are peers of what runs, so that pruning alone would leave them; the
# second Node is for machines without one. Of packages nothing but what runs stays: Node reads no types, maps and
# sources of theirs.
RUN npm run build \
  && npm pkg delete devDependencies optionalDependencies && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/.cache node_modules/typescript node_modules/@typescript tests .ci \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' \
    -o -name '*.md' \) -not -iname 'licen*' -delete

FROM node:24-slim
WORKDIR /app
# What a start leaves behind is given back sooner with a smaller nursery and an allocator that trims.
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled NODE_OPTIONS=--max-semi-space-size=8 \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /app ./
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/app/main.js"]
