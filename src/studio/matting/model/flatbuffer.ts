/** Reads tables of a flatbuffer (little-endian); fields are numbered in the order of their schema. */
export class FlatTable {
  private readonly view: DataView;
  private readonly at: number;

  constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatTable(view, view.getUint32(0, true));
  }

  /** Where the field's value lies; 0 when it is absent, and has its default. */
  private find(field: number): number {
    const vtable = this.at - this.view.getInt32(this.at, true);
    const entry = 4 + field * 2;
    if (entry >= this.view.getUint16(vtable, true)) return 0;
    const offset = this.view.getUint16(vtable + entry, true);
    return offset === 0 ? 0 : this.at + offset;
  }

  private follow(field: number): number {
    const at = this.find(field);
    return at === 0 ? 0 : at + this.view.getUint32(at, true);
  }

  int8(field: number, absent = 0): number {
    const at = this.find(field);
    return at === 0 ? absent : this.view.getInt8(at);
  }

  int32(field: number, absent = 0): number {
    const at = this.find(field);
    return at === 0 ? absent : this.view.getInt32(at, true);
  }

  table(field: number): FlatTable | null {
    const at = this.follow(field);
    return at === 0 ? null : new FlatTable(this.view, at);
  }

  tables(field: number): FlatTable[] {
    const { start, length } = this.vector(field);
    return Array.from({ length }, (_, index) => {
      const at = start + index * 4;
      return new FlatTable(this.view, at + this.view.getUint32(at, true));
    });
  }

  int32s(field: number): number[] {
    const { start, length } = this.vector(field);
    return Array.from({ length }, (_, index) => this.view.getInt32(start + index * 4, true));
  }

  /** A view of the file's bytes; also the characters of a string. */
  bytes(field: number): Uint8Array {
    const { start, length } = this.vector(field);
    return new Uint8Array(this.view.buffer, this.view.byteOffset + start, length);
  }

  private vector(field: number): { start: number; length: number } {
    const at = this.follow(field);
    return at === 0 ? { start: 0, length: 0 } : { start: at + 4, length: this.view.getUint32(at, true) };
  }
}
