/// A value behind a pointer, for storage that is mostly empty.
final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
