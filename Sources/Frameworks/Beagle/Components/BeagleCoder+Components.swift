public import Foundation

extension BeagleCoder {
    /// Registers a custom component under the name `custom:` followed by the type's name, or by `name` if given.
    public func register<T: ServerDrivenComponent>(type: T.Type, named name: String? = nil) {
        register(type, as: .component, named: name)
    }

    /// Same as `register(type:named:)`, with its parameter name in Beagle 1.x.
    public func register<T: ServerDrivenComponent>(component type: T.Type, named name: String? = nil) {
        register(type, as: .component, named: name)
    }

    /// Replaces a built-in component of Beagle, such as `text`.
    public func replaceBuiltIn<T: ServerDrivenComponent>(_ name: String, with type: T.Type) {
        registerBuiltIn(type, as: .component, named: name)
    }

    /// Decodes a document that is one component; throws a ``BeagleDecodingError``.
    public func decodeComponent(from data: Data) throws -> any ServerDrivenComponent {
        try component(from: [UInt8](data))
    }

    /// Decodes a document that is one component. The error contains the position of the fault in the text.
    package func component(from bytes: [UInt8]) throws(BeagleDecodingError) -> any ServerDrivenComponent {
        try decode(AnyComponent.self, from: bytes).component
    }

    /// Registers the components of this folder, and the placeholder for unregistered names.
    package func registerBuiltInComponents() {
        registerBuiltIn(Container.self, as: .component, named: "container")
        registerBuiltIn(ScrollView.self, as: .component, named: "scrollview")
        registerBuiltIn(Text.self, as: .component, named: "text")
        registerBuiltIn(Button.self, as: .component, named: "button")
        registerBuiltIn(Image.self, as: .component, named: "image")
        registerBuiltIn(Touchable.self, as: .component, named: "touchable")
        registerBuiltIn(ListView.self, as: .component, named: "listView")
        registerBuiltIn(GridView.self, as: .component, named: "gridView")
        registerBuiltIn(AddChildren.self, as: .action, named: "addChildren")
        registerBuiltIn(TabBar.self, as: .component, named: "tabBar")
        registerBuiltIn(TabView.self, as: .component, named: "tabView")
        registerBuiltIn(PageView.self, as: .component, named: "pageView")
        registerBuiltIn(PageIndicator.self, as: .component, named: "pageIndicator")
        registerBuiltIn(LazyComponent.self, as: .component, named: "lazyComponent")
        registerBuiltIn(PullToRefresh.self, as: .component, named: "pullToRefresh")
        registerBuiltIn(TextInput.self, as: .component, named: "textInput")
        registerBuiltIn(SimpleForm.self, as: .component, named: "simpleForm")
        registerBuiltIn(WebView.self, as: .component, named: "webView")
        registerBuiltIn(Form.self, as: .component, named: "form")
        registerBuiltIn(FormInput.self, as: .component, named: "formInput")
        registerBuiltIn(FormSubmit.self, as: .component, named: "formSubmit")
        registerUnknown(.component, make: UnknownComponent.init(type:))
    }
}
