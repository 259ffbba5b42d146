import Combine
import HeadlessUIKit
import SessionSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An app that observes everything through publishers, in the form that `kennel import` produces.
func counterApp() -> WindowApp { WindowApp(CounterController()) }

/// The search text, and the result.
final class CounterModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var answer = "nothing"

    init(_ session: SessionURLSession = .shared) {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { query -> AnyPublisher<String, Never> in
                guard let url = URL(string: "http://bff.test/\(query)") else { return Empty().eraseToAnyPublisher() }
                return session.dataTaskPublisher(for: url)
                    .tryMap { data, response in
                        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                            throw URLError(.badServerResponse)
                        }
                        return String(decoding: data, as: UTF8.self)
                    }
                    .catch { Just("failed \(($0 as? URLError)?.code.rawValue ?? 0)") }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: SessionRunLoop.main)
            .assign(to: &$answer)
    }
}

/// One label, and a button for each kind of publisher.
final class CounterController: UIViewController {
    private static let baked = Notification.Name("baked")

    private let stack = UIStackView()
    private let model = CounterModel()
    private let field = UITextField()
    private var cancellables: Set<AnyCancellable> = []
    private var timer: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        field.placeholder = "Look for"
        stack.addArrangedSubview(field)
        field.addAction(for: .editingChanged) { [weak self] _ in self?.model.query = self?.field.text ?? "" }
        let label = UILabel()
        stack.addArrangedSubview(label)
        model.$answer.map { "answer: \($0)" }.assign(to: \.text, on: label).store(in: &cancellables)
        model.objectWillChange.scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.title = "changed \($0)" }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: Self.baked).sink { [weak self] in
            self?.show("baked \($0.object is CounterController)")
        }.store(in: &cancellables)
        publisher(for: \.title, options: [.new]).compactMap { $0 }
            .sink { [weak self] in self?.show("title \($0)") }.store(in: &cancellables)
        button("Bake") { NotificationCenter.default.post(name: Self.baked, object: $0) }
        button("Count") { $0.count() }
        button("Stop") { $0.timer = nil }
        button("Order") { $0.order() }
        button("Wait") { $0.wait() }
    }

    private func button(_ title: String, _ act: @escaping (CounterController) -> Void) {
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

    private func count() {
        let start = Date(timeIntervalSince1970: 0)
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .map { $0 > start }.scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.show("tick \($0)") }
    }

    private func order() {
        Just("queued").receive(on: DispatchQueue.main).sink { [weak self] in self?.show($0) }.store(in: &cancellables)
        Just("far away").subscribe(on: DispatchQueue.global()).receive(on: SessionOperationQueue.main)
            .sink { [weak self] in self?.show($0) }.store(in: &cancellables)
        show("at once")
    }

    private func wait() {
        Just("late").delay(for: .seconds(2), scheduler: SessionRunLoop.main)
            .measureInterval(using: DispatchQueue.main)
            .sink { [weak self] in self?.show("after \($0.magnitude)") }.store(in: &cancellables)
        Task.ofSession { [model, weak self] in
            for await answer in model.$answer.values.dropFirst().prefix(1) { self?.show("awaited \(answer)") }
        }
    }
}
