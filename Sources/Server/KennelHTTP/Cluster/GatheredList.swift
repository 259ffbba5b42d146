import HTTPServer
import JSON
import Locks

/// A list of sessions of which other servers know some better, and what they told so far.
final class GatheredList: Sendable {
    private struct State {
        var told: [String: JSON] = [:]
        var missing = 0
        var then: (@Sendable ([UInt8]) -> Void)?
    }

    private let entries: [JSON]
    private let state = Locked(State())

    /// Nil where the bytes are no list.
    init?(_ body: [UInt8]) {
        guard let entries = (try? JSON(parsing: body))?.array else { return nil }
        self.entries = entries
    }

    /// The watch ids of those that other servers have, by the servers.
    func servers(having server: (String) -> String?) -> [String: [String]] {
        var servers: [String: [String]] = [:]
        for watch in entries.compactMap({ $0["watch"]?.string }) {
            if let server = server(watch) { servers[server, default: []].append(watch) }
        }
        return servers
    }

    /// Calls `then` with the list when so many servers have answered, which each does, or is given up.
    func wait(for servers: Int, then: @escaping @Sendable ([UInt8]) -> Void) {
        finish {
            $0.missing = servers
            $0.then = then
        }
    }

    /// A server has answered with a list, or nothing.
    func take(_ body: [UInt8]) {
        let told = (try? JSON(parsing: body))?.array ?? []
        finish { state in
            state.missing -= 1
            // Of one that does not run, this server knows as much from what is recorded.
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
