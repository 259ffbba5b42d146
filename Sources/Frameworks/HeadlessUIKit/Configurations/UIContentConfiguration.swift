public protocol UIContentConfiguration {
    /// Makes the view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// The same as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

public protocol UIContentView: AnyObject {
    /// What is shown; another one changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show what this says.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// It can where the configuration is of the same kind as its own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
