#!/bin/sh
# Gives a new certificate to the portal. The key is readable only for its account, which runs nginx. For certbot:
#   certbot certonly --webroot -w /etc/portal/acme -d portal.example.org --deploy-hook "sh /etc/portal/install-certificate.sh"
set -eu
install -o portal -m 600 "$RENEWED_LINEAGE/privkey.pem" /etc/portal/certificates/tls.key
install -o portal -m 600 "$RENEWED_LINEAGE/fullchain.pem" /etc/portal/certificates/tls.crt
systemctl reload portal
