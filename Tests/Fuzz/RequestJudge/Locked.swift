import SessionRuntime

typealias Locked<Value> = SessionRuntime.Locked<Value>
