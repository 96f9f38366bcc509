# The site, served by nginx with the headers, redirects, and 404 page of a deployment.
#
#   docker build --build-arg SITE_URL=https://docs.example.com -t docs . && docker run -p 3000:8080 docs

FROM node:24-bookworm-slim AS build
WORKDIR /site

# The settings of the build, see README. An empty one counts as not set.
ARG SITE_URL
ARG SITE_ROUTER
ARG SITE_NOINDEX
ARG SITE_EDIT_URL
ARG SITE_VERSIONS
ARG SITE_API
ARG ALGOLIA_APP_ID
ARG ALGOLIA_API_KEY
ARG ALGOLIA_INDEX_NAME
ARG GTAG_ID
ARG ANNOUNCEMENT
ARG CHAT_URL

COPY . .
RUN npm ci && npm run build

FROM nginx:1.28-alpine
COPY hosting/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/deploy/nginx.conf /etc/nginx/site.conf
COPY --from=build /site/build /usr/share/nginx/html
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["nginx", "-g", "daemon off;"]
