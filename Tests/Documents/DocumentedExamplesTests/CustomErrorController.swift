import Beagle
import UIKit

/// Beagle's documentation, "Sobrescrevendo o estado de erro" and "Create a class inherited from
/// BeagleNavigationController", as printed, including the spelling of its message. The pages do not print `ErrorView`,
/// which follows below.
enum OverridingError {
    class CustomBeagleNavigationController: BeagleNavigationController {

        private var errorView = ErrorView(message: nil) {}

        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            guard case let .error(serverDrivenError, retry) = state else { return }
            let message: String
            switch serverDrivenError {
            case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error):
                switch error {
                case .networkError(let messageError):
                    message = messageError.localizedDescription
                case .decoding(let messageError):
                    message = messageError.localizedDescription
                case .loadFromTextError, .urlBuilderError:
                    message = error.localizedDescription
                }

            case .action(let error):
                message = error.localizedDescription

            default:
                message = "Unknow Error."
            }

            if !view.subviews.contains(errorView) {
                errorView = ErrorView(message: message, retry: retry)
                errorView.present(in: view)
            } else {
                errorView.addRetry(retry)
            }
        }
    }

    /// The part of the error view of Beagle's demo app that the listing needs: a message, and one button that calls all
    /// stored retries.
    class ErrorView: UIView {
        private var retries: [BeagleRetry]

        init(message: String?, retry: @escaping BeagleRetry) {
            retries = [retry]
            super.init(frame: .zero)
            backgroundColor = .systemBackground
            let label = UILabel()
            label.text = message
            label.numberOfLines = 0
            let button = UIButton(type: .system)
            button.setTitle("Try this again", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.runRetries() }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.axis = .vertical
            addSubview(stack)
            stack.anchorCenterSuperview()
        }

        required init?(coder: NSCoder) {
            fatalError("built in code")
        }

        func present(in view: UIView) {
            view.addSubview(self)
            anchorTo(superview: view)
        }

        func addRetry(_ retry: @escaping BeagleRetry) {
            retries.append(retry)
        }

        private func runRetries() {
            let waiting = retries
            retries = []
            removeFromSuperview()
            waiting.forEach { $0() }
        }
    }
}

extension OverridingError {
    /// "Passo 2" and "Step 2: Register Custom Navigation Controller", as printed.
    static func register() {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerNavigationController(
            builder: CustomBeagleNavigationController.init,
            forId: "CustomBeagleNavigation"
        )
        Beagle.dependencies = dependencies
    }

    /// "Passo 3" and "Step 3: Use BeagleScreenViewController with controllerId", as printed.
    static func screenController() -> UIViewController {
        let screen = Screen(
            child: Text()
        )

        return BeagleScreenViewController(
            .declarative(screen),
            controllerId: "CustomBeagleNavigation"
        )
    }
}
