/// The questions with their answers' types. A handle that answers another question than it was asked is of no use any
/// more.
extension WorldHandle {
    /// All that a reader needs who has seen nothing, but for what names the session: one JSON object.
    package nonisolated(nonsending) func state() async throws(WorldLoss) -> [UInt8] {
        guard case .text(let text?) = try await answer(.state) else { throw .gone }
        return text
    }

    /// The views and the controllers, one JSON object each.
    package nonisolated(nonsending) func screen() async throws(WorldLoss) -> (tree: [UInt8], navigation: [UInt8]) {
        guard case .screen(let tree, let navigation) = try await answer(.screen) else { throw .gone }
        return (tree, navigation)
    }

    /// What the app is.
    package nonisolated(nonsending) func app() async throws(WorldLoss) -> AppFacts {
        guard case .app(let app) = try await answer(.app) else { throw .gone }
        return app
    }

    /// Both sides of a request; nil when they are not kept.
    package nonisolated(nonsending) func exchange(_ id: RequestID) async throws(WorldLoss) -> Exchange? {
        guard case .exchange(let exchange) = try await answer(.exchange(id)) else { throw .gone }
        return exchange
    }

    /// What a person would say of an input that comes next.
    package nonisolated(nonsending) func words(for input: SessionInput) async throws(WorldLoss) -> String {
        guard case .words(let words) = try await answer(.words(for: input)) else { throw .gone }
        return words
    }

    /// The requests that wait for an answer from outside, oldest first.
    package nonisolated(nonsending) func requestsUnderWay() async throws(WorldLoss) -> [RequestUnderWay] {
        guard case .requests(let requests) = try await answer(.requestsUnderWay) else { throw .gone }
        return requests
    }
}
