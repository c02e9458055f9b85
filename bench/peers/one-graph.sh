#!/usr/bin/env bash
# The whole video in one ffmpeg graph: hook, product on its blurred copy, music below both.
# one-graph.sh HOOK PRODUCT MUSIC OUTPUT
set -euo pipefail
hook=$1 product=$2 music=$3 output=$4
fit='[1:v]fps=30,split[whole][middle];
[middle]crop=ih*9/16:ih,scale=90:160:flags=area,gblur=sigma=2.5,scale=720:1280:flags=bilinear,setsar=1[behind];
[whole]scale=720:-2,setsar=1[front];[behind][front]overlay=(W-w)/2:(H-h)/2:format=yuv420,format=yuv420p[product]'
stereo='aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo'
sound="[0:a]${stereo}[speech];[1:a]${stereo},volume=8dB[footage]"
join='[0:v]fps=30,format=yuv420p,setsar=1[hook];[hook][speech][product][footage]concat=n=2:v=1:a=1[picture][voices]'
mix="[voices]asplit[heard][key];[2:a]${stereo},volume=-12dB[music];
[music][key]sidechaincompress=threshold=0.05:ratio=2:attack=20:release=400[ducked];
[heard][ducked]amix=inputs=2:normalize=0:duration=first,alimiter=limit=0.79:level=0[sound]"
exec ffmpeg -y -nostdin -v error -i "$hook" -i "$product" -stream_loop -1 -i "$music" \
  -filter_complex "$fit;$sound;$join;$mix" -map '[picture]' -map '[sound]' \
  -c:v libx264 -preset veryfast -crf 21 -maxrate 8M -bufsize 16M -profile:v high -pix_fmt yuv420p \
  -g 30 -keyint_min 30 -sc_threshold 0 -bf 2 -flags +cgop -threads 2 \
  -c:a aac -aac_coder fast -b:a 160k -ar 48000 -ac 2 -shortest -movflags +faststart -f mp4 "$output"
