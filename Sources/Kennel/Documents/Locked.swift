import SessionRuntime

/// Two rooms below have a lock of this name; here it is always that of the sessions.
typealias Locked<Value> = SessionRuntime.Locked<Value>
