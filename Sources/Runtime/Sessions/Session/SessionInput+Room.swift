import Wire

extension SessionInput {
    /// The same input. If it is a response, without the reservation of memory that lasted while it waited for its
    /// session.
    var withoutRoom: SessionInput {
        guard case .response(let id, var response) = self, response.room != nil else { return self }
        response.room = nil
        return .response(id, response)
    }
}
