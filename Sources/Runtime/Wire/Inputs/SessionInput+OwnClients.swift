extension SessionInput {
    /// The request that a network client of the app answered with this input; nil for other inputs.
    package var answeredByOwnClient: RequestID? {
        switch self {
        case .response(let id, let response): response.isFromOwnClient ? id : nil
        case .failure(let id, let failure): failure.kind == .ownClient ? id : nil
        default: nil
        }
    }
}
