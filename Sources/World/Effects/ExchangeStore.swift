import Foundation
import Wire

/// The last exchanges and images of a session, within a number of bytes.
struct ExchangeStore {
    private let limits: SessionLimits
    private var exchanges: [Exchange] = []
    private var images: [Image] = []
    private var bodyBytes = 0
    private var imageBytes = 0

    private struct Image {
        let id: RequestID
        let type: String?
        let data: Data
    }

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Keeps an exchange that is over; the oldest go when there are too many or they are too large.
    mutating func keep(_ exchange: Exchange) {
        exchanges.append(exchange)
        bodyBytes += exchange.bytes
        while exchanges.count > limits.entries || (bodyBytes > limits.allBodyBytes && exchanges.count > 1) {
            bodyBytes -= exchanges.removeFirst().bytes
        }
    }

    /// Keeps an image that arrived; the oldest go when they are too large together.
    mutating func keepImage(_ id: RequestID, type: String?, _ data: Data) {
        guard data.count <= limits.imageBytes else { return }
        images.append(Image(id: id, type: type, data: data))
        imageBytes += data.count
        while imageBytes > limits.imageBytes {
            imageBytes -= images.removeFirst().data.count
        }
    }

    /// The exchange with this id, if it is still kept.
    func exchange(_ id: RequestID) -> Exchange? {
        exchanges.last { $0.id == id }
    }

    /// The bytes and content type of an image, if it is still kept.
    func image(_ id: RequestID) -> (type: String?, data: Data)? {
        images.last { $0.id == id }.map { ($0.type, $0.data) }
    }
}
