import Dispatch
import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An app that uses iOS' functions for requests, waits and storage, as `kennel import` translates them.
package final class DeskApp: WindowApp {
    package init() { super.init(DeskController()) }
}

private actor Tally {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

/// One label, and a button for each function.
final class DeskController: UIViewController {
    private let stack = UIStackView()
    private let tally = Tally()
    private let own = DispatchQueue(label: "desk")
    private let session = {
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["X-Desk": "yes", "Host": "elsewhere"]
        return SessionURLSession(configuration: configuration)
    }()
    private var item: SessionWorkItem?
    private var task: Task<Void, Never>?
    private var request: URLSessionDataTask?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        button("Ask") { $0.ask() }
        button("Give up") { $0.request?.cancel() }
        button("Await") { desk in desk.task = Task.ofSession { await desk.wait() } }
        button("Cancel") { $0.task?.cancel() }
        button("Sleep") { desk in desk.task = Task.ofSession { await desk.sleep() } }
        button("Queues") { $0.queues() }
        button("Group") { $0.group() }
        button("Debounce") { $0.debounce() }
        button("Wait by timer") { $0.waitByTimer() }
        button("Remember") { $0.remember() }
        button("Read at once") { $0.readAtOnce() }
        button("Read both") { desk in for path in ["/answer", "/other"] { desk.readAtOnce(path) } }
        button("Download") { $0.download() }
        button("Await a download") { desk in desk.task = Task.ofSession { await desk.waitForDownload() } }
    }

    private func button(_ title: String, _ act: @escaping (DeskController) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(for: .touchUpInside) { [weak self] _ in if let self { act(self) } }
        stack.addArrangedSubview(button)
    }

    private func show(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
    }

    private static func words(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> String {
        if let error = error as? URLError { return "failed \(error.code.rawValue): \(error.localizedDescription)" }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return "\(status): \(String(decoding: data ?? Data(), as: UTF8.self))"
    }

    private func ask() {
        nonisolated(unsafe) let desk = self
        guard let url = URL(string: "https://bff.test/answer") else { return }
        request = session.dataTask(with: url) { desk.show(Self.words($0, $1, $2)) }
        request?.resume()
    }

    private func download() {
        nonisolated(unsafe) let desk = self
        guard let url = URL(string: "https://bff.test/answer") else { return }
        session.downloadTask(with: url) { file, response, error in
            desk.show(Self.words(file.flatMap { try? Data(contentsOf: $0) }, response, error))
            // The file lies in the session's own temporary folder. It is deleted afterwards.
            let isOwn = file?.path.hasPrefix(FileManager.default.appTemporaryDirectory.path) ?? false
            MainQueue.async {
                let isThere = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
                desk.show("own \(isOwn), there \(isThere)")
            }
        }.resume()
    }

    private func waitForDownload() async {
        do {
            guard let url = URL(string: "https://bff.test/answer") else { return }
            let (file, response) = try await SessionURLSession.shared.download(from: url)
            show(Self.words(try Data(contentsOf: file), response, nil))
        } catch {
            show(Self.words(nil, nil, error))
        }
    }

    private func wait() async {
        do {
            guard let url = URL(string: "https://bff.test/answer") else { return }
            let tally = tally
            async let first = tally.next()
            let (data, response) = try await SessionURLSession.shared.data(from: url)
            show("\(await first), \(Self.words(data, response, nil)), \(await tally.next())")
        } catch {
            show(Self.words(nil, nil, error))
        }
    }

    private func sleep() async {
        do {
            try await Task.sessionSleep(for: .seconds(2))
            show("awake")
        } catch {
            show("woken: \(error is CancellationError)")
        }
    }

    private func queues() {
        nonisolated(unsafe) let desk = self
        nonisolated(unsafe) var order = ["begun"]
        DispatchQueue.global().async {
            order.append("global")
            DispatchQueue.main.sessionAsync(group: nil, qos: .userInitiated) {
                desk.show(order.joined(separator: ", "))
            }
        }
        desk.own.async {
            order.append("own")
            desk.own.async { order.append("behind") }
            order.append("before")
        }
        desk.own.sync { order.append("waited") }
        order.append("over")
    }

    private func group() {
        nonisolated(unsafe) let desk = self
        let group = SessionGroup()
        for path in ["/answer", "/other"] {
            guard let url = URL(string: "https://bff.test\(path)") else { continue }
            group.enter()
            session.dataTask(with: url) { _, _, _ in group.leave() }.resume()
        }
        group.notify(queue: .main) { desk.show("both came") }
    }

    private func debounce() {
        nonisolated(unsafe) let desk = self
        item?.cancel()
        let item = SessionWorkItem { desk.show("typed") }
        self.item = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    }

    private func waitByTimer() {
        nonisolated(unsafe) let desk = self
        let timer = Timer.waiting(timeInterval: 1, repeats: true) { _ in desk.show("tick") }
        SessionRunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func readAtOnce(_ path: String = "/answer") {
        guard let url = URL(string: "https://bff.test\(path)") else { return }
        do {
            show("read \(String(decoding: try Data(contentsOf: _readAtOnce(url)), as: UTF8.self))")
        } catch let error as CocoaError {
            let reason = (error.userInfo[NSUnderlyingErrorKey] as? URLError)?.code.rawValue
            show("unread \(error.code.rawValue) \(reason ?? 0): \(error.localizedDescription)")
        } catch {
            show("unread: \(error)")
        }
    }

    private func remember() {
        let defaults = SessionDefaults.standard
        defaults.register(defaults: ["visits": 40])
        defaults.set(defaults.integer(forKey: "visits") + 1, forKey: "visits")
        show("visit \(SessionDefaults.standard.string(forKey: "visits") ?? "none")")
    }
}
