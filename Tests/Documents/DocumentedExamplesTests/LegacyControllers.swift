import BeagleLegacy
import UIKit

// Two pages of Beagle's documentation print these listings, with one difference in blanks. Each listing is here once.
// They use the state API of Beagle 1.0 and 1.1, so they import `BeagleLegacy` where the pages import `Beagle`.

/// "Configurando o Carregamento". The page leaves the two bodies out (`// ...`); these implementations show a short
/// text. They are private to this file, because elsewhere in this module the same names mean Beagle's own functions.
extension UIView {
    fileprivate func showLoading() {
        let label = UILabel()
        label.text = "Carregando"
        label.tag = 7
        addSubview(label)
    }
    fileprivate func hideLoading() {
        viewWithTag(7)?.removeFromSuperview()
    }
}

/// "Criando o Beagle navigation controller", as printed. The controller shows neither loading nor errors.
enum ShowingNothing {
    class MyAppNavigationController: BeagleNavigationController {
        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            // TODO: Exibir carregamento e erros quando necessário.
        }
    }

    /// "Configurar a dependência", as printed.
    static func register() {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerNavigationController(
            builder: MyAppNavigationController.init,
            forId: "MyAppNavigationController")
        Beagle.dependencies = dependencies
    }
}

/// "Veja no exemplo a seguir", as printed.
enum OwnLoading {
    class MyAppNavigationController: BeagleNavigationController {
        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            switch state {
            case .loading(let loading):
                loading ? view.showLoading() : view.hideLoading()
            case .error:
                view.hideLoading()
            }
        }
    }
}

/// "Caso queira manter o estilo original de carregamento". The page prints only the method; the class around it
/// was added here.
enum OriginalLoading {
    class MyAppNavigationController: BeagleNavigationController {
        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            super.serverDrivenStateDidChange(to: state, at: screenController)
            // TODO: Tratar casos de erro
        }
    }
}

/// "Tratando os erros". The page spells the superclass `UIVIew`, which compiles with no version of Beagle. It leaves
/// out the body of `present(in:)`, which shows one button here.
enum OwnError {
    class ErrorView: UIView {
        var retry: (() -> Void)?
        func present(in view: UIView) {
            let button = UIButton(type: .system)
            button.setTitle("De novo", for: .normal)
            button.addAction(
                UIAction { [weak self] _ in
                    self?.removeFromSuperview()
                    self?.retry?()
                }, for: .touchUpInside)
            addSubview(button)
            view.addSubview(self)
            anchorTo(superview: view)
        }
    }

    class MyAppNavigationController: BeagleNavigationController {
        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            super.serverDrivenStateDidChange(to: state, at: screenController)
            if case let .error(serverDrivenError, retry) = state,
                case .remoteScreen = serverDrivenError
            {
                let errorView = ErrorView()
                errorView.retry = retry
                errorView.present(in: view)
            }
        }
    }
}
