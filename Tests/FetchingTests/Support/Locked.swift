import SessionRuntime

/// Two rooms have a lock of this name.
typealias Locked<Value> = SessionRuntime.Locked<Value>
