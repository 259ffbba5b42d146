import Wire

/// Events with much data.
enum SessionEventFlood {
    static func note(sequence: UInt64, bytes: Int) -> SessionEvent {
        let filler = String(repeating: "x", count: bytes)
        return SessionEvent(sequence: sequence, name: .log, data: Array(#"{"message":"\#(filler)"}"#.utf8))
    }
}
