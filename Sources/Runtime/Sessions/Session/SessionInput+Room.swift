import Wire

extension SessionInput {
    /// The input without the memory reservation that a response holds while it waits for its session. Other inputs are
    /// unchanged.
    var withoutRoom: SessionInput {
        guard case .response(let id, var response) = self, response.room != nil else { return self }
        response.room = nil
        return .response(id, response)
    }
}
