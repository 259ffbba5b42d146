import HTTPServer
import JSON
import Locks

/// A list of sessions. The entries of sessions on other servers are replaced by newer ones that these servers send.
final class GatheredList: Sendable {
    private struct State {
        var told: [String: JSON] = [:]
        var missing = 0
        var then: (@Sendable ([UInt8]) -> Void)?
    }

    private let entries: [JSON]
    private let state = Locked(State())

    /// Creates a list from a JSON array; nil if the bytes are not one.
    init?(_ body: [UInt8]) {
        guard let entries = (try? JSON(parsing: body))?.array else { return nil }
        self.entries = entries
    }

    /// Returns the viewer ids of the sessions on other servers, grouped by server.
    func servers(having server: (String) -> String?) -> [String: [String]] {
        var servers: [String: [String]] = [:]
        for watch in entries.compactMap({ $0["watch"]?.string }) {
            if let server = server(watch) { servers[server, default: []].append(watch) }
        }
        return servers
    }

    /// Calls `then` with the list after this many servers have answered or were given up.
    func wait(for servers: Int, then: @escaping @Sendable ([UInt8]) -> Void) {
        finish {
            $0.missing = servers
            $0.then = then
        }
    }

    /// Merges the answer of one server; an answer that is not a JSON array is treated as empty.
    func merge(_ body: [UInt8]) {
        let told = (try? JSON(parsing: body))?.array ?? []
        finish { state in
            state.missing -= 1
            // Entries of parked sessions are not replaced, because this server has read the same from the journal.
            for entry in told where entry["phase"]?.string != "parked" {
                if let watch = entry["watch"]?.string { state.told[watch] = entry }
            }
        }
    }

    private func finish(_ change: (inout State) -> Void) {
        let (told, then) = state.withLock { state in
            change(&state)
            return (state.told, state.missing == 0 ? state.then.take() : nil)
        }
        guard let then else { return }
        var writer = JSONWriter()
        writer.beginArray()
        for entry in entries { writer.value(entry["watch"]?.string.flatMap { told[$0] } ?? entry) }
        writer.endArray()
        then(writer.bytes)
    }
}
