// A file that imports both Testing and UIKit also imports this module, which on Apple's platforms attaches pictures to
// tests. On Linux it is empty, so that such files compile.
