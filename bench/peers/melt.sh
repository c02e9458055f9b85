#!/usr/bin/env bash
# The same video with MLT's melt: hook and product in a row (melt leaves black bars where the others blur), music on a second track.
# melt.sh HOOK PRODUCT MUSIC OUTPUT
set -euo pipefail
hook=$1 product=$2 music=$3 output=$4
profile=$(mktemp --suffix=.profile)
trap 'rm -f "$profile"' EXIT
cat > "$profile" <<'PROFILE'
description=Vertical 720x1280 at 30 frames a second
frame_rate_num=30
frame_rate_den=1
width=720
height=1280
progressive=1
sample_aspect_num=1
sample_aspect_den=1
display_aspect_num=9
display_aspect_den=16
colorspace=709
PROFILE
frames=$(melt -profile "$profile" "$hook" "$product" -consumer xml | sed -n 's/.*<tractor.* out="\([0-9]*\)".*/\1/p' | tail -1)
melt -profile "$profile" \
  "$hook" "$product" \
  -track "$music" in=0 out="${frames:-1500}" -attach-track volume level=-12 \
  -transition mix a_track=0 b_track=1 always_active=1 sum=1 \
  -consumer "avformat:$output" vcodec=libx264 preset=veryfast crf=21 g=30 bf=2 acodec=aac ab=160k ar=48000 \
  movflags=+faststart real_time=-2 terminate_on_pause=1
