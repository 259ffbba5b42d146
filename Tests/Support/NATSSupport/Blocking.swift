/// Calls a function that blocks, from an asynchronous test. The test's thread waits.
package func blocking<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
