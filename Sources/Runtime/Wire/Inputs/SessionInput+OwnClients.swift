extension SessionInput {
    /// The request that a network client of the app's own answered by this input; nil for all else.
    package var answeredByOwnClient: RequestID? {
        switch self {
        case .response(let id, let response): response.isFromOwnClient ? id : nil
        case .failure(let id, let failure): failure.kind == .ownClient ? id : nil
        default: nil
        }
    }
}
