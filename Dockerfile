# Builds the site and serves it with an unprivileged nginx on port 8080:
#   docker build --build-arg CONTACT_FORM_URL=https://forms.example/f/1 -t site .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
#     -p 8080:8080 site
# Its `.npmrc` keeps packages from running scripts. The images have no digest yet: only their
# registry knows it, and renovate's first run writes it here (docs/operations.md).
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG CONTACT_FORM_URL
RUN CONTACT_FORM_URL="$CONTACT_FORM_URL" npm run build

FROM debian:trixie-slim
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/hosts/nginx-main.conf /etc/nginx/nginx.conf
COPY --from=build /site/hosts/nginx.conf /etc/nginx/site.conf
COPY --from=build /site/dist /srv/site
USER www-data
EXPOSE 8080
# The image has no curl: bash asks for the home page itself.
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 answer <&3 && [[ $answer == *' 200 '* ]]"]
STOPSIGNAL SIGQUIT
# On IPv6 too, unless the machine has none: nginx would not start.
CMD ["sh", "-c", "[ ! -e /proc/net/if_inet6 ] || echo 'listen [::]:8080 reuseport;' > /tmp/ipv6.conf; exec nginx -e stderr"]
