/// A method for each question, with the type of its answer. A handle that returns the answer to another question is
/// broken, and treated as gone.
extension WorldHandle {
    /// Returns everything that a new viewer needs, except for the session's names, as a JSON object.
    package nonisolated(nonsending) func state() async throws(WorldLoss) -> [UInt8] {
        guard case .text(let text?) = try await answer(.state) else { throw .gone }
        return text
    }

    /// Returns the views and the navigation stacks, each as a JSON object.
    package nonisolated(nonsending) func screen() async throws(WorldLoss) -> (tree: [UInt8], navigation: [UInt8]) {
        guard case .screen(let tree, let navigation) = try await answer(.screen) else { throw .gone }
        return (tree, navigation)
    }

    /// Returns the properties of the app.
    package nonisolated(nonsending) func app() async throws(WorldLoss) -> AppFacts {
        guard case .app(let app) = try await answer(.app) else { throw .gone }
        return app
    }

    /// Returns both sides of a request; nil if they are not retained.
    package nonisolated(nonsending) func exchange(_ id: RequestID) async throws(WorldLoss) -> RecordedExchange? {
        guard case .exchange(let exchange) = try await answer(.exchange(id)) else { throw .gone }
        return exchange
    }

    /// Returns a description of the next input for people.
    package nonisolated(nonsending) func words(for input: SessionInput) async throws(WorldLoss) -> String {
        guard case .words(let words) = try await answer(.words(for: input)) else { throw .gone }
        return words
    }

    /// Returns the requests that wait for a response, oldest first.
    package nonisolated(nonsending) func requestsUnderWay() async throws(WorldLoss) -> [RequestUnderWay] {
        guard case .requests(let requests) = try await answer(.requestsUnderWay) else { throw .gone }
        return requests
    }
}
