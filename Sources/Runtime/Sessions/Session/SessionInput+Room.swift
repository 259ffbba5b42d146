import Wire

extension SessionInput {
    /// The same without the room that an answer takes in memory while it waits for its session.
    var withoutRoom: SessionInput {
        guard case .response(let id, var response) = self, response.room != nil else { return self }
        response.room = nil
        return .response(id, response)
    }
}
