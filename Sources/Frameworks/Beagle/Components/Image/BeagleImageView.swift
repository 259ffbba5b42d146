import HeadlessUIKit

/// An image view that fetches pictures, and gives up a fetch that nobody needs any more.
final class BeagleImageView: UIImageView {
    private var fetch: (any RequestToken)?
    /// Tells the answer that is still wanted from one that came too late.
    private var wanted: String?

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        fetch?.cancel()
    }

    /// The natural size, or as much of it as there is room for, in proportion; nothing without a picture.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = image?.naturalSize ?? .zero
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let share = max(0, min(1, size.width / natural.width, size.height / natural.height))
        return CGSize(width: natural.width * share, height: natural.height * share)
    }

    func showNothing() {
        stopFetching()
        image = nil
    }

    /// A picture of the application; browsers may know it by an address instead.
    func showLocal(named name: String, orFetched address: String?) {
        guard let address, !address.isEmpty else {
            stopFetching()
            image = ImageProvider.image(named: name)
            return
        }
        show(address, placeholder: ImageProvider.image(named: name))
    }

    /// A picture of the backend; the placeholder stays when it cannot be had.
    func showRemote(_ address: String, placeholder: String?) {
        show(address, placeholder: placeholder.flatMap { ImageProvider.image(named: $0) })
    }

    private func show(_ address: String, placeholder: UIImage?) {
        guard wanted != address else { return }
        stopFetching()
        image = placeholder
        wanted = address
        let own = Configured.part((any ImageDependencies).self)?.imageDownloader
        fetch = RequestDispatcher().execute(
            path: address, additionalData: nil, purpose: .image,
            through: own.map { DownloadingClient($0, for: address) }
        ) { [weak self] result in self?.receive(result, for: address) }
    }

    private func receive(_ result: Result<NetworkResponse, Request.Error>, for address: String) {
        guard wanted == address else { return }
        let token = fetch
        fetch = nil
        switch result {
        case .success(let response): image = UIImage(response, of: token) ?? UIImage(data: response.data) ?? image
        case .failure: break  // the request list tells; the placeholder stays
        }
    }

    private func stopFetching() {
        fetch?.cancel()
        fetch = nil
        wanted = nil
    }
}
