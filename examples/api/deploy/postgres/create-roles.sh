#!/bin/bash
# Runs once, when the container of PostgreSQL creates its database.
set -euo pipefail
OWNER_PASSWORD=$(cat "$OWNER_PASSWORD_FILE")
SITE_PASSWORD=$(cat "$SITE_PASSWORD_FILE")
export OWNER_PASSWORD SITE_PASSWORD
psql --no-psqlrc --username postgres --dbname "$POSTGRES_DB" --file /roles.sql
