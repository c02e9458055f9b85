import { ALL_FORMATS, BlobSource, Input, UrlSource } from 'mediabunny';

/** A file on this device, or the address of a copy on the server, which is read in pieces. */
export type ClipSource = Blob | string;

export const openInput = (source: ClipSource): Input =>
  new Input({
    formats: ALL_FORMATS,
    source:
      typeof source === 'string' ? new UrlSource(new URL(source, document.baseURI)) : new BlobSource(source),
  });
