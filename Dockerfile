FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/install/ensure-installed.mjs scripts/install/
COPY scripts/start/file-lock.mjs scripts/start/processes.mjs scripts/start/
RUN node scripts/install/ensure-installed.mjs
COPY . .
RUN node scripts/build.mjs && node scripts/postgres/prepare.mjs

FROM node:22-slim
ENV NODE_ENV=production PORT=3000 BOARDS_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
# Locks lie beside the build; everything else is only read.
RUN mkdir -p .build/in-use /data && chown node:node .build .build/in-use /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
