/// How the letters of the status bar look.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, darkContent
}
