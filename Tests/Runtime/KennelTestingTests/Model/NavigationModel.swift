import Chance

/// A step of a random course: an action of the user, or a change of the network.
enum NavigationStep: Equatable, CustomStringConvertible {
    case push(Int)
    case pushStack(Int)
    /// A push whose screen loads late, with a stack presented in the meantime.
    case pushBehind(Int)
    case resetStack(Int)
    case resetApplication(Int)
    case popTo(Int)
    case pop
    case popStack
    case back
    case dragDown
    case retry
    case cancel
    /// Sets whether the URL of a screen returns the screen, or fails with status 500.
    case works(Int, Bool)

    static func random(_ numbers: inout SeededNumbers) -> Self {
        let screen = Int.random(in: 0..<NavigationModel.screens, using: &numbers)
        switch Int.random(in: 0..<17, using: &numbers) {
        case 0, 1, 2: return .push(screen)
        case 3, 4: return .pushStack(screen)
        case 5: return .resetStack(screen)
        case 6: return .resetApplication(screen)
        case 7: return .popTo(screen)
        case 8: return .pop
        case 9: return .popStack
        case 10: return .back
        case 11: return .dragDown
        case 12, 13: return .retry
        case 14: return .cancel
        case 15: return .pushBehind(screen)
        default: return .works(screen, numbers.chance(50))
        }
    }

    /// The step as code of a test.
    var description: String {
        switch self {
        case .push(let screen): ".push(\(screen))"
        case .pushStack(let screen): ".pushStack(\(screen))"
        case .pushBehind(let screen): ".pushBehind(\(screen))"
        case .resetStack(let screen): ".resetStack(\(screen))"
        case .resetApplication(let screen): ".resetApplication(\(screen))"
        case .popTo(let screen): ".popTo(\(screen))"
        case .pop: ".pop"
        case .popStack: ".popStack"
        case .back: ".back"
        case .dragDown: ".dragDown"
        case .retry: ".retry"
        case .cancel: ".cancel"
        case .works(let screen, let works): ".works(\(screen), \(works))"
        }
    }

    /// The title of the button that performs the step; nil if the step is not performed by a button.
    var button: String? {
        switch self {
        case .push(let screen): "push \(screen)"
        case .pushStack(let screen): "stack \(screen)"
        case .pushBehind(let screen): "behind \(screen)"
        case .resetStack(let screen): "reset \(screen)"
        case .resetApplication(let screen): "app \(screen)"
        case .popTo(let screen): "to \(screen)"
        case .pop: "pop"
        case .popStack: "close"
        case .retry: "Retry"
        case .cancel: "Cancel"
        case .back, .dragDown, .works: nil
        }
    }
}

/// A minimal model of Beagle's navigation: stacks of screens, and failed loads.
///
/// Provenance: Beagle iOS 2.1, BeagleNavigator.swift and BeagleNavigationController.swift.
struct NavigationModel: Equatable {
    static let screens = 4
    /// Another screen, which always loads, and late.
    static let late = 4

    /// The screens of each stack, the bottom one first; the last stack is on top.
    private(set) var stacks: [[Int]] = [[0]]
    /// The steps that the error view of the top stack would retry.
    private(set) var failed: [NavigationStep] = []
    private var broken: Set<Int> = []

    /// Returns whether the user could do the step now. An error view covers the screens beneath it.
    func allows(_ step: NavigationStep) -> Bool {
        switch step {
        case .works: true
        case .retry, .cancel: !failed.isEmpty
        case .back: failed.isEmpty && (stacks.last?.count ?? 0) > 1
        case .dragDown: stacks.count > 1
        case .pushBehind(let screen): failed.isEmpty && !broken.contains(screen)
        case .push, .pushStack, .resetStack, .resetApplication, .popTo, .pop, .popStack: failed.isEmpty
        }
    }

    mutating func take(_ step: NavigationStep) {
        switch step {
        case .works(let screen, let works):
            if works { broken.remove(screen) } else { broken.insert(screen) }
        case .push(let screen), .pushStack(let screen), .resetStack(let screen), .resetApplication(let screen):
            if broken.contains(screen) { failed.append(step) } else { move(step) }
        case .pushBehind(let screen):
            stacks[stacks.count - 1].append(Self.late)
            stacks.append([screen])
        case .popTo(let screen):
            guard let place = stacks[stacks.count - 1].lastIndex(of: screen) else { return }
            stacks[stacks.count - 1].removeSubrange((place + 1)...)
        case .pop: if stacks[stacks.count - 1].count > 1 { stacks[stacks.count - 1].removeLast() } else { close() }
        case .popStack: close()
        case .back:
            stacks[stacks.count - 1].removeLast()
        case .dragDown: close()
        case .retry:
            let again = failed
            failed = []
            for step in again { take(step) }
        case .cancel: failed = []
        }
    }

    private mutating func move(_ step: NavigationStep) {
        switch step {
        case .push(let screen): stacks[stacks.count - 1].append(screen)
        case .pushStack(let screen): stacks.append([screen])
        case .resetStack(let screen): stacks[stacks.count - 1] = [screen]
        case .resetApplication(let screen): stacks = [[screen]]
        default: break
        }
    }

    /// Closes the top stack, together with its error view.
    private mutating func close() {
        guard stacks.count > 1 else { return }
        stacks.removeLast()
        failed = []
    }
}
