import Combine
import UIKit

struct Recipe: Decodable, Equatable {
    let name: String
}

/// Requests recipes while the user types.
@MainActor
final class RecipesViewModel: ObservableObject {
    enum State: Equatable {
        case idle, asking
        case found([Recipe])
        case failed(String)
    }

    @Published var query = ""
    @Published private(set) var state = State.idle
    private var cancellables = Set<AnyCancellable>()

    init(session: URLSession = .shared) {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] in self?.state = $0.isEmpty ? .idle : .asking })
            .map { query -> AnyPublisher<State, Never> in
                guard !query.isEmpty, let url = URL(string: "http://market.invalid/recipes/\(query).json") else {
                    return Just(.idle).eraseToAnyPublisher()
                }
                return session.dataTaskPublisher(for: url)
                    .map(\.data)
                    .decode(type: [Recipe].self, decoder: JSONDecoder())
                    .map(State.found)
                    .catch { error in Just(.failed(error is URLError ? "Nobody answers" : "Not a recipe")) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .assign(to: &$state)
        NotificationCenter.default.publisher(for: Basket.changed)
            .map { _ in "" }
            .sink { [weak self] in self?.query = $0 }
            .store(in: &cancellables)
    }
}

/// A text field, and the recipes that were found for its text.
final class RecipesViewController: UIViewController {
    private let viewModel = RecipesViewModel()
    private let field = UITextField()
    private let label = UILabel()
    private let clock = UILabel()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stack = UIStackView(arrangedSubviews: [field, label, clock])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 20, dy: 120)
        view.addSubview(stack)
        field.placeholder = "What is it made of?"
        field.addTarget(self, action: #selector(edit), for: .editingChanged)

        viewModel.$state
            .map { state -> String? in
                switch state {
                case .idle: return "Nothing asked"
                case .asking: return "Asking"
                case .found(let recipes): return recipes.map(\.name).joined(separator: ", ")
                case .failed(let reason): return reason
                }
            }
            .assign(to: \.text, on: label)
            .store(in: &cancellables)
        Basket.shared.publisher(for: \.count)
            .map { $0 == 0 ? "Recipes" : "Recipes, \($0) in the basket" }
            .sink { [weak self] in self?.title = $0 }
            .store(in: &cancellables)
        viewModel.objectWillChange
            .receive(on: DispatchQueue.main)
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.navigationItem.prompt = "\($0)" }
            .store(in: &cancellables)
        Timer.publish(every: 60, on: .main, in: .common)
            .autoconnect()
            .scan(0) { minutes, _ in minutes + 1 }
            .map { "\($0) min" }
            .sink { [weak self] in self?.clock.text = $0 }
            .store(in: &cancellables)
    }

    @objc private func edit() { viewModel.query = field.text ?? "" }
}
