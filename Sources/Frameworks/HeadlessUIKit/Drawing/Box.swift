/// A value on the heap, for properties that are rarely set.
final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
